import {
  Children,
  isValidElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
} from 'react';
import { ProgramContext } from '../try/program/live.ts';
import type { PartProps } from './part.tsx';

const LiveResults = lazy(() => import(/* webpackChunkName: "results" */ './live/LiveResults.tsx'));

const isResult = (child: ReactNode): child is ReactElement<PartProps> => isValidElement<PartProps>(child);

const headingOf = ({ props }: ReactElement<PartProps>) =>
  Children.toArray(props.children).find(isValidElement);

/** Results of the program on the home page: recorded, and live after a change by the reader. */
export function Results({ children }: PartProps) {
  const live = useContext(ProgramContext)?.live;
  return (
    <>
      <ol className="Hero-results">{children}</ol>
      {live ? (
        <Suspense>
          <LiveResults
            store={live.store}
            headings={Children.toArray(children).filter(isResult).map(headingOf)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
