/// <reference lib="dom" />

const list = document.querySelector('#orders');
let lastId = 0;

function listen() {
  const events = new EventSource('/api/orders/events');

  events.addEventListener('message', ({ data, lastEventId }) => {
    // A new EventSource gets all kept events, also those shown before.
    if (Number(lastEventId) <= lastId) return;
    lastId = Number(lastEventId);
    const item = document.createElement('li');
    item.textContent = JSON.parse(data).dish; // Text, never HTML.
    list?.append(item);
  });

  // Browsers come back by themselves after a lost connection, but give up
  // after an error status, such as 503.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
  });
}

listen();
