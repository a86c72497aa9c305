import { mount } from 'svelte';
import './look/base.css';
import App from './App.svelte';
import { showTurn } from './badge.ts';
import { lang } from './lang/lang.svelte.ts';
import { settings } from './settings.svelte.ts';

document.documentElement.lang = lang.now;
settings.apply();
// Whether it is still somebody's turn is known at their table only.
showTurn(false);

const page = document.getElementById('page');
if (page) mount(App, { target: page });

// Browsers have no service workers over plain HTTP, but at home.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
