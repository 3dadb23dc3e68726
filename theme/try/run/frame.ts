/**
 * The one script of the frame's document: starts a worker from the texts that the page sends, and hands the page's port on to it.
 * Nothing starts in a document that has the site's origin.
 */
function onMessage({ source, data, ports }: MessageEvent<readonly Blob[]>): void {
  const [port] = ports;
  if (source !== parent || !port || origin !== 'null') return;
  removeEventListener('message', onMessage);
  const worker = new Worker(URL.createObjectURL(new Blob([...data])));
  worker.postMessage(null, [port]);
}

addEventListener('message', onMessage);
