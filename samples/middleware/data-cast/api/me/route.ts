import type { BurgerRequest, Middleware } from 'burger-api';

type MemberRequest = BurgerRequest & { member?: string };

export const middleware: Middleware[] = [
  (req: MemberRequest) => {
    req.member = 'Ada';
    return undefined;
  },
];

export const GET = (req: MemberRequest) =>
  Response.json({ member: req.member });
