export type Todo = {
  id: number;
  title: string;
  done: boolean;
  createdAt: string;
};

const rows = new Map<number, Todo>();
let lastId = 0;

export const todos = {
  list: (done?: boolean) =>
    [...rows.values()].filter(
      (todo) => done === undefined || todo.done === done,
    ),

  get: (id: number) => rows.get(id),

  add(title: string, done: boolean): Todo {
    const id = ++lastId;
    const createdAt = new Date().toISOString();
    const todo = { id, title, done, createdAt };
    rows.set(id, todo);
    return todo;
  },

  patch(id: number, change: Partial<Pick<Todo, 'title' | 'done'>>) {
    const todo = rows.get(id);
    return todo && Object.assign(todo, change);
  },
};
