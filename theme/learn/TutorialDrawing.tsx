import { Fragment, type ReactNode } from 'react';
import type { TutorialShape } from '../../model/tutorialDrawing.ts';
import { LAYERS } from '../brand/layers.ts';

type Shape<Shows extends TutorialShape['shows']> = Extract<TutorialShape, { shows: Shows }>;

function Exchange({ method, target, status, body }: Shape<'exchange'>) {
  return (
    <ul className="TutorialDrawing-shape TutorialDrawing-exchange">
      <li>
        <b>{method}</b> <code>{target}</code>
      </li>
      <li>
        <b>{status}</b> <code>{body}</code>
      </li>
    </ul>
  );
}

function Routes({ routes }: Shape<'routes'>) {
  return (
    <ul className="TutorialDrawing-shape TutorialDrawing-routes">
      {routes.map(({ path, methods }) => (
        <li key={path}>
          <code>{path}</code>
          <span>
            {methods.map((method) => (
              <Fragment key={method}>
                {' '}
                <b>{method}</b>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Tables({ tables }: Shape<'tables'>) {
  return (
    <ul className="TutorialDrawing-shape TutorialDrawing-tables">
      {tables.map(({ name, columns }) => (
        <li key={name}>
          <b>{name}</b>
          {columns.map((column) => (
            <code key={column.name}>
              {column.name}
              {column.refersTo ? <i>{` → ${column.refersTo}`}</i> : null}
            </code>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Layers({ layers }: Shape<'layers'>) {
  return (
    <div className="TutorialDrawing-shape TutorialDrawing-layers">
      <svg viewBox={`0 0 200 ${32 * LAYERS.length}`} preserveAspectRatio="none" aria-hidden="true">
        {LAYERS.map(({ row }, index) => (
          <path key={row.shape} d={row.shape} fill={row.fill} transform={`translate(0 ${32 * index})`} />
        ))}
      </svg>
      <ol>
        {/* Below the upper half of the bun. */}
        <li />
        {layers.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface TutorialDrawingProps {
  shape: TutorialShape;
}

/**
 * The program that a tutorial ends with: its exchange, its routes, its tables or its layers, by the subject of the tutorial.
 * It is HTML, so that its words follow both colour modes and print. The sheets of its users load `TutorialDrawing.page.css`.
 */
export function TutorialDrawing({ shape }: TutorialDrawingProps) {
  return <div className="TutorialDrawing-plate">{draw(shape)}</div>;
}

function draw(shape: TutorialShape): ReactNode {
  switch (shape.shows) {
    case 'exchange':
      return <Exchange {...shape} />;
    case 'routes':
      return <Routes {...shape} />;
    case 'tables':
      return <Tables {...shape} />;
    case 'layers':
      return <Layers {...shape} />;
  }
}
