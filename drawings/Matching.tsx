import { TextWithCode } from '../theme/content/TextWithCode.tsx';
import { pageSheet } from '../theme/head/pageSheet.tsx';
import { Drawing } from './Drawing.tsx';
import sheet from './Matching.page.css?url';
import { fitSegments, segmentsOf } from './segments.ts';

const Sheet = pageSheet(sheet, { below: true });

export interface MatchingProps {
  /** Which route handles the request, and why, as a sentence. */
  caption: string;
  /** Label before the request's path: its method, and more words where needed. */
  request: string;
  /** Path of the request, without the prefix of the API. */
  path: string;
  /** Folders of the routes, each with its verdict, in the order in which the router prefers them. */
  routes: readonly (readonly [folder: string, verdict: string])[];
  /** Folder of the route that handles the request; left out where none does. */
  winner?: string;
}

/** Which of several routes gets a request: their segments are below those of its path. */
export function Matching({ caption, request, path, routes, winner }: MatchingProps) {
  return (
    <Drawing caption={caption} sheet={Sheet}>
      <div className="Matching-matching">
        <p className="Matching-row">
          <span className="Matching-method">{request}</span>
          {segmentsOf(path).map((segment) => (
            <code key={segment.path} className="Matching-segment">
              {segment.name}
            </code>
          ))}
        </p>
        <ol>
          {routes.map(([folder, verdict]) => (
            <li key={folder} className="Matching-row" data-winner={folder === winner}>
              {fitSegments(folder, path).map((segment) => (
                <code key={segment.path} className="Matching-segment" data-fit={segment.fit}>
                  {segment.name}
                </code>
              ))}
              <span className="Matching-verdict">
                <TextWithCode text={verdict} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Drawing>
  );
}
