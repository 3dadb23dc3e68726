import { pageSheet } from '../theme/head/pageSheet.tsx';
import sheet from './Addresses.page.css?url';
import { Drawing } from './Drawing.tsx';
import { segmentsOf } from './segments.ts';

const Sheet = pageSheet(sheet, { below: true });

export interface AddressesProps {
  /** How a file becomes an address, as a sentence. */
  caption: string;
  columns: readonly [file: string, address: string];
  /** Pairs of file and address. Group names and brackets are written as on disk, variable parts as `<id>`. */
  files: readonly (readonly [file: string, address: string])[];
}

function Path({ path }: { path: string }) {
  return (
    <code className="Addresses-path">
      {path.startsWith('/') ? '/' : null}
      {segmentsOf(path).map((segment, index) => (
        <span key={segment.path}>
          {index > 0 ? '/' : null}
          <span data-kind={segment.kind}>{segment.name}</span>
        </span>
      ))}
    </code>
  );
}

/** Address of a file by its place on disk: parts that remain, become values, or disappear. */
export function Addresses({ caption, columns, files }: AddressesProps) {
  const [file, address] = columns;
  return (
    <Drawing caption={caption} sheet={Sheet}>
      <dl className="Addresses-addresses" data-file={file} data-address={address}>
        {files.map(([from, to]) => (
          <div key={from} className="Addresses-row">
            <dt>
              <Path path={from} />
            </dt>
            <dd>
              <Path path={to} />
            </dd>
          </div>
        ))}
      </dl>
    </Drawing>
  );
}
