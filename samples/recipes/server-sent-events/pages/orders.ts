/// <reference lib="dom" />

const list = document.querySelector('#orders');
const events = new EventSource('/api/orders/events');

events.addEventListener('message', ({ data }) => {
  const item = document.createElement('li');
  item.textContent = JSON.parse(data).dish; // Text, never HTML.
  list?.append(item);
});
