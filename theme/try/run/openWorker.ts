/** A worker for one program, in a hidden frame of its own with an opaque origin (specification.md TRY-5). */
import { builtins, frame as frameAddress, worker, zod } from 'virtual-run';
import { loadOnce } from '../../lib/loadOnce.ts';
import type { OptionalScript } from './optionalScripts.ts';
import { READY } from './workerMessages.ts';

export interface ReadyWorker {
  /** Port to the worker; nobody else has the other end. */
  port: MessagePort;
  close: () => void;
}

/** How long, in ms, the frame may take to load, and its worker to start: a phone on a train is slow. */
const MAX_FRAME_MS = 15_000;

const ADDRESSES: Readonly<Record<OptionalScript, string>> = { builtins, zod };

/** A script, as data that is handed on: it never runs in the page. */
const scriptOf = loadOnce((response) => response.blob());

/** Waits for the value of a callback. @throws after `MAX_FRAME_MS`. */
function within<Value>(start: (done: (value: Value) => void) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The frame says nothing.')), MAX_FRAME_MS);
    start((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/**
 * A frame that has loaded its document, of an opaque origin.
 *
 * @param withWorker asks the service worker for the document, which works offline. Browsers do not ask it for a frame
 *   with a `sandbox` attribute: a header of the service worker isolates the document. The attribute follows, for later documents.
 * @throws when it doesn't load.
 */
async function loadFrame(withWorker: boolean): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  frame.src = frameAddress;
  if (!withWorker) frame.setAttribute('sandbox', 'allow-scripts');
  try {
    await within((done) => {
      frame.onload = done;
      document.body.append(frame);
    });
  } catch (error) {
    frame.remove();
    throw error;
  }
  frame.setAttribute('sandbox', 'allow-scripts');
  if (frame.contentDocument === null) return frame;
  // The frame has the page's origin: a service worker of another release has responded.
  frame.remove();
  return loadFrame(false);
}

/** @throws when the worker in the frame doesn't start. */
async function startWorker(frame: HTMLIFrameElement, scripts: readonly Blob[]): Promise<MessagePort> {
  const { port1: port, port2 } = new MessageChannel();
  await within((done) => {
    port.onmessage = ({ data }) => {
      if (data === READY) done(undefined);
    };
    // An opaque origin has no name. The frame is new, and nothing in it can navigate it.
    frame.contentWindow?.postMessage(scripts, '*', [port2]);
  });
  return port;
}

/**
 * Makes a frame with a worker in it. Neither has access to the page's origin.
 *
 * @param parts are loaded ahead of the rest.
 * @throws when a part cannot be loaded.
 */
export async function openWorker(parts: readonly OptionalScript[]): Promise<ReadyWorker> {
  const scripts = await Promise.all([...parts.map((part) => ADDRESSES[part]), worker].map(scriptOf));
  const frame = await loadFrame(navigator.serviceWorker?.controller != null);
  try {
    const port = await startWorker(frame, scripts);
    const close = () => {
      port.close();
      frame.remove();
    };
    return { port, close };
  } catch (error) {
    frame.remove();
    throw error;
  }
}
