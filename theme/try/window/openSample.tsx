import type { ComponentType } from 'react';
import { TryRequest } from './TryRequest.tsx';
import type { SampleProgram } from './useTryRequest.ts';

interface OpenedSampleProps {
  /** Id of the request that it begins with. */
  request: string;
}

type OpenedSample = ComponentType<OpenedSampleProps>;

const opened = new Map<string, Promise<OpenedSample>>();

async function open(address: string): Promise<OpenedSample> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const program: SampleProgram = await response.json();
  return ({ request }) => <TryRequest program={program} request={request} />;
}

/**
 * @param address of a program, as the build writes them (`plugins/mdx/samples/program.ts`).
 * @returns what shows it; the same one for the same address.
 * @throws when it cannot be loaded.
 */
export function openSample(address: string): Promise<OpenedSample> {
  const known = opened.get(address);
  if (known) return known;
  const opening = open(address);
  opened.set(address, opening);
  opening.catch(() => opened.delete(address));
  return opening;
}
