import path from 'node:path';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import type { JsonSchema } from '@/lib/openapi/api-document';
import { typeSchema } from './type-schema';

/** The answer of a handler by its file and method; null where its type says nothing of it. */
export type AnswerTypes = (file: string, method: string) => JsonSchema | null;

/** What the types of the code say of the answers of its routes, as long as `use` runs. */
export async function withAnswerTypes<T>(root: string, use: (of: AnswerTypes) => Promise<T>): Promise<T> {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error(`${root} has no project of TypeScript`);
    const { program, checker } = project;
    return await use((file, method) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const handler = module && checker.getExportsOfModule(module).find(({ name }) => name === method);
      const output = handler && outputOf(checker, checker.getTypeOfSymbol(handler));
      return output ? typeSchema(checker, output) : null;
    });
  } finally {
    api.close();
  }
}

/** What a handler's type has as its `output`. */
function outputOf(checker: Checker, type: Type | undefined): Type | undefined {
  const output = type && checker.getPropertyOfType(type, 'output');
  return output && checker.getTypeOfSymbol(output);
}
