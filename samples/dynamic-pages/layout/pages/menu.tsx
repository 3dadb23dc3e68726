import { html, page } from '../html';

const menu = ['Classic', 'Cheese & onion'];

export default () =>
  page('Menu', html`<ul>${menu.map((name) => html`<li>${name}</li>`)}</ul>`);
