import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";
import "./styles/rooms.css";

mount(App, { target: document.getElementById("heorot")! });
