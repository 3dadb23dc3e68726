import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { createFacts } from './facts.ts';

test('what pages know of each other changes with front matter and lists, not with text', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  try {
    const write = (name: string, text: string) => {
      const file = path.join(dir, name);
      fs.writeFileSync(file, text);
      return [file];
    };
    write('a.mdx', '---\ntitle: A\n---\n\n# A\n');
    write('_meta.json', '[]');
    const facts = createFacts(dir);
    const first = facts([]);
    expect(facts(write('a.mdx', '---\ntitle: A\n---\n\n# A\n\nMore.\n'))).toBe(first);
    const renamed = facts(write('a.mdx', '---\ntitle: B\n---\n\n# A\n'));
    expect(renamed).not.toBe(first);
    const listed = facts(write('_meta.json', '["a"]'));
    expect(listed).not.toBe(renamed);
    fs.rmSync(path.join(dir, 'a.mdx'));
    expect(facts([path.join(dir, 'a.mdx')])).not.toBe(listed);
    expect(facts(write('a.mdx', '---\ntitle: B\n---\n'))).toBe(listed);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});
