/**
 * Puts what programs and the framework expect of Bun in place of what the browser has. It is imported before the framework, which
 * makes responses as soon as it is imported.
 */
import { v4 } from 'uuid';
import { ServedRequest, ServedResponse } from './bunMessages.ts';

for (const [name, value] of Object.entries({ Request: ServedRequest, Response: ServedResponse })) {
  // Its own name is a letter.
  Object.defineProperty(value, 'name', { value: name });
  Object.assign(globalThis, { [name]: value });
}

// Browsers have it in secure contexts only, and a frame of an opaque origin is none where the site is served over HTTP.
// Without options the package would call what is defined here.
if (!('randomUUID' in crypto)) Object.defineProperty(crypto, 'randomUUID', { value: () => v4({}) });
