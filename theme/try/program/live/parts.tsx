/** What shows a program that is live in place of what was served. */
import './live.css';

export { Changed } from './Changed.tsx';
export { Code } from './Code.tsx';
export { Console } from './Console.tsx';
export { Fields, FieldTabs } from './Fields.tsx';
export { OtherShell } from './OtherShell.tsx';
export { RequestForm } from './RequestForm.tsx';
export { Response } from './Response.tsx';
