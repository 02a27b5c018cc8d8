export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What was typed or chosen before the page's scripts were loaded: the text, the option's value, or whether it is ticked.
 * Null if the control is still as the server sent it.
 */
export function earlyInput(node: Control): string | boolean | null {
  if (node instanceof HTMLSelectElement) {
    const sent = [...node.options].findIndex((option) => option.defaultSelected);
    return node.selectedIndex === Math.max(sent, 0) ? null : node.value;
  }
  if (!isTicked(node)) return node.value === node.defaultValue ? null : node.value;
  // A radio button that was switched off says nothing: the one that is on does.
  if (node.type === 'radio' && !node.checked) return null;
  return node.checked === node.defaultChecked ? null : node.checked;
}

export function isTicked(node: Control): node is HTMLInputElement {
  return node.type === 'checkbox' || node.type === 'radio';
}
