import { tryLoading, tryNotLoaded, tryOpen } from '#words';
import { buttonClass } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import { useOnDemand } from './useOnDemand.ts';

export interface RequestWindowProps {
  /** Address of the sample's program and requests. */
  program: string;
  /** Id of the request that it begins with. */
  request: string;
}

/** Sends requests to the program of a sample: nothing of it is loaded before the reader means to. */
export function RequestWindow({ program, request }: RequestWindowProps) {
  const text = useText();
  const load = async () => {
    const { openSample } = await import(/* webpackChunkName: "window" */ './window/openSample.tsx');
    return openSample(program);
  };
  const { details, Loaded, isOpen, intent, onToggle } = useOnDemand(load, tryNotLoaded);
  return (
    <details ref={details} className="PageActions-script" data-feed="skip" onToggle={onToggle}>
      <summary className={buttonClass('outlined', 'chevron')} data-needs-app="" {...intent}>
        {text(tryOpen)}
      </summary>
      {Loaded ? <Loaded request={request} isOpen={isOpen} /> : <p>{text(tryLoading)}</p>}
    </details>
  );
}
