import { expect, test } from '@rstest/core';
import { render } from '../e2e/support/components/render.tsx';
import { property, selectAll, textsOf } from '../e2e/support/html.ts';
import { Addresses } from './Addresses.tsx';
import { Matching } from './Matching.tsx';
import { Sequence, type SequenceProps } from './Sequence.tsx';

const sequence = (messages: SequenceProps['messages']) =>
  render(<Sequence caption="A client asks." lanes={['Client', 'App']} messages={messages} />);

test('a message has its sender and receiver in words, and one to oneself is a note', () => {
  const tree = sequence([
    ['Client', 'App', 'asks'],
    ['App', 'App', 'thinks'],
    ['App', 'Client', 'answers'],
  ]);
  expect(textsOf('li', tree)).toEqual(['Client → App: asks', 'App: thinks', 'App → Client: answers']);
  const messages = selectAll('[data-start]', tree);
  expect(messages.map((each) => property(each, 'dataNote'))).toEqual(['false', 'true', 'false']);
  expect(messages.map((each) => property(each, 'dataBack'))).toEqual(['false', 'false', 'true']);
});

test('a message of an unknown lane ends the build with its name and the lanes that there are', () => {
  expect(() => sequence([['Client', 'Server', 'asks']])).toThrow(
    '"Server" is no lane of the drawing. There are: Client, App.',
  );
});

test('of several routes one wins, and none where no winner is named', () => {
  const matching = (winner?: string) =>
    render(
      <Matching
        caption="The text wins."
        request="GET"
        path="/users/me"
        routes={[
          ['users/me', 'fits'],
          ['users/[id]', 'is not asked'],
        ]}
        winner={winner}
      />,
    );
  const winners = (winner?: string) =>
    selectAll('li', matching(winner)).map((row) => property(row, 'dataWinner'));
  expect([winners('users/me'), winners()]).toEqual([
    ['true', 'false'],
    ['false', 'false'],
  ]);
  expect(textsOf('figcaption', matching())).toEqual(['The text wins.']);
});

test('a file is shown beside its address, each by its segments', () => {
  const tree = render(
    <Addresses
      caption="Files."
      columns={['File', 'Address']}
      files={[['api/(shop)/[id]/route.ts', '/api/<id>']]}
    />,
  );
  expect(textsOf('dt', tree)).toEqual(['api/(shop)/[id]/route.ts']);
  expect(textsOf('dd', tree)).toEqual(['/api/<id>']);
  const kinds = selectAll('dt [data-kind]', tree).map((each) => property(each, 'dataKind'));
  expect(kinds).toEqual(['text', 'group', 'parameter', 'text']);
});
