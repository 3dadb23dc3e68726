import { useId, useState } from 'react';

const FILES = [
  'api/route.ts',
  'api/hello/route.ts',
  'api/shop/cart/route.ts',
  'api/(admin)/reports/route.ts',
];

/** Path that a file answers: its folders, without groups. */
const pathOf = (file: string) =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((folder) => !folder.startsWith('('))
    .join('/')}`;

export default function RouteFinder() {
  const id = useId();
  const [path, setPath] = useState('/api/hello');
  const file = FILES.find((candidate) => pathOf(candidate) === path);
  return (
    <>
      <label htmlFor={id}>Path of the request</label>
      <input
        id={id}
        type="text"
        value={path}
        spellCheck={false}
        onChange={(event) => setPath(event.target.value)}
      />
      <output htmlFor={id}>{file ? `${file} answers` : '404 Not Found'}</output>
    </>
  );
}
