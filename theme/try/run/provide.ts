/**
 * Replaces globals of the browser by those of Bun, for programs and the framework. It is imported before the framework, which
 * creates responses during its import.
 */
import { v4 } from 'uuid';
import { ServedRequest, ServedResponse } from './bunMessages.ts';

for (const [name, value] of Object.entries({ Request: ServedRequest, Response: ServedResponse })) {
  // The minifier shortens the name of the class.
  Object.defineProperty(value, 'name', { value: name });
  Object.assign(globalThis, { [name]: value });
}

// Browsers have it in secure contexts only, and a frame of an opaque origin is not one if the site is served over HTTP.
// Without options the package would call the function defined here.
if (!('randomUUID' in crypto)) Object.defineProperty(crypto, 'randomUUID', { value: () => v4({}) });
