/**
 * Puts Bun's requests and responses in place of the browser's, for the framework, too: it is imported after this and makes
 * responses as soon as it is.
 */
import { ServedRequest, ServedResponse } from './served.ts';

Object.assign(globalThis, { Request: ServedRequest, Response: ServedResponse });
