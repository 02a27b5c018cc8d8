import { type MessageUse, usesIn } from './message-uses';
import { readSources } from './sources';

const BINDING = /^.*(?:use|get)Translations(?:<\w+>)?\(.*$/gm;
/** Parts that hand on a label which somebody else has named. */
const HANDING_ON = /^components\/(?:ui\/confirm-\w+|forms\/dialog-form|files\/remove-file-dialog)\.tsx$/;

const screens = readSources().filter(({ file }) => /^(?:app|components)\/.*\.tsx$/.test(file));

/** The texts of all buttons that confirm something, or that destroy it, with the file of each. */
export function confirmingTexts(): MessageUse[] {
  return screens
    .filter(({ file }) => !HANDING_ON.test(file))
    .flatMap(({ file, text }) => {
      const bindings = [...text.matchAll(BINDING)].map(([line]) => line).join('\n');
      return labelsIn(text).map((label) => {
        const uses = usesIn(file, `${bindings}\n${meaningOf(label, text)}`);
        if (uses.length === 0) throw new Error(`${file}: which text is ${label}?`);
        return { file, keys: uses.flatMap(({ keys }) => keys), bare: false };
      });
    });
}

/** The first button of each row of a dialog's buttons, as it is written. */
export function dismissingButtons(): { file: string; button: string }[] {
  return screens.flatMap(({ file, text }) =>
    [...text.matchAll(/<DialogActions>\s*(?:\{\/\*.*?\*\/\}\s*)?(<DialogCancel \/>|<Button[\s\S]*?<\/Button>)/g)].map(
      ([, button = '']) => ({ file, button }),
    ),
  );
}

function labelsIn(text: string): string[] {
  return [
    ...text.matchAll(/\bconfirmLabel=\{((?:[^{}]|\{[^{}]*\})*)\}/g),
    ...text.matchAll(
      /<Button\b(?:(?!<\/Button>)[\s\S])*?\bvariant=(?:"danger"|\{[^}]*'danger'[^}]*\})(?:[^<]|=>)*?>\s*([\s\S]*?)\s*<\/Button>/g,
    ),
    ...text.matchAll(/<DialogForm\b(?=[^>]*\bdanger\b)[^>]*\bsave=\{((?:[^{}]|\{[^{}]*\})*)\}/g),
  ].map(([, label = '']) => label);
}

/** A label that is a variable means what the variable is made of. */
function meaningOf(label: string, text: string): string {
  const name = /^\{?(\w+)\}?$/.exec(label)?.[1];
  return name ? (new RegExp(`const ${name} =([\\s\\S]*?);\\n`).exec(text)?.[0] ?? '') : label;
}
