import { mount } from "svelte";
import App from "./App.svelte";
import "virtual:palette.css";
import "./styles/fonts.css";
import "./styles/theme.css";
import "./styles/base.css";
import "./styles/picture.css";

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
