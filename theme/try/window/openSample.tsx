import { loadOnce } from '../loadOnce.ts';
import type { OpenedProps } from '../useOnDemand.ts';
import { TryRequest } from './TryRequest.tsx';
import type { SampleProgram } from './useTryRequest.ts';

interface OpenedSampleProps extends OpenedProps {
  /** Id of the request that it begins with. */
  request: string;
}

/** Loads a program, as the build writes them (`plugins/mdx/samples/program.ts`), by its address. @returns what shows it. */
export const openSample = loadOnce(async (response) => {
  const program: SampleProgram = await response.json();
  return ({ request, isOpen }: OpenedSampleProps) => (
    <TryRequest program={program} request={request} isOpen={isOpen} />
  );
});
