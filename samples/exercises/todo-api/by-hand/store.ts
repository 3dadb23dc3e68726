export type Todo = {
  id: number;
  title: string;
  done: boolean;
  createdAt: string;
};

const rows = new Map<number, Todo>();
let lastId = 0;

export const todos = {
  list: () => [...rows.values()],

  add(title: string): Todo {
    const id = ++lastId;
    const createdAt = new Date().toISOString();
    const todo = { id, title, done: false, createdAt };
    rows.set(id, todo);
    return todo;
  },
};
