import { isFree } from '../run.mjs';

/**
 * Ports to try: below those that systems give to who does not care (`listen(0)`, outgoing connections), so that a free one
 * stays free until the program that it is for takes it.
 */
const PORTS = { from: 20_000, to: 32_000 } as const;

/** Ports that this process has given out: none is given twice, since a program may hold its own a little longer. */
const given = new Set<number>();

/** A port of this machine that nobody listens on; where it starts to look is chance, so that two processes at a time do not meet. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
