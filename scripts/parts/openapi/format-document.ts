import type { ApiDocument } from '@/lib/openapi/api-document';

/** One line for each operation and each component, so that a change shows where it is. */
export function formatDocument({ paths, components, ...head }: ApiDocument): string {
  const lines = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${[...lines, `"paths": ${twoLevels(paths)}`, `"components": ${twoLevels(components)}`].join(',\n')}\n}\n`;
}

function twoLevels(groups: Record<string, object>): string {
  const parts = Object.entries(groups).map(([name, group]) => {
    const entries = Object.entries(group).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `${JSON.stringify(name)}: {\n${entries.join(',\n')}\n}`;
  });
  return `{\n${parts.join(',\n')}\n}`;
}
