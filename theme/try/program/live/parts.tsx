import '../live.page.css';
import { Changed } from './Changed.tsx';
import { Code } from './Code.tsx';
import { Console } from './Console.tsx';
import { Fields, FieldTabs } from './Fields.tsx';
import { OtherShell } from './OtherShell.tsx';
import { RequestForm } from './RequestForm.tsx';
import { Response } from './Response.tsx';

export const parts = { Changed, Code, Console, Fields, FieldTabs, OtherShell, RequestForm, Response };

export type Parts = typeof parts;
