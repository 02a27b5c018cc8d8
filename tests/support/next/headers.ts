import { asked } from './asked';

export async function headers(): Promise<Headers> {
  return asked.headers;
}

export async function cookies() {
  return {
    get: (name: string) => {
      const value = asked.cookies.get(name);
      return value === undefined ? undefined : { name, value };
    },
    getAll: () => [...asked.cookies].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string, options: Record<string, unknown> = {}) => {
      asked.set.push({ name, value, options });
      if (options.maxAge === 0) asked.cookies.delete(name);
      else asked.cookies.set(name, value);
    },
  };
}
