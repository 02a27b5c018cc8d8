/** Nothing is cached where nothing is drawn. */
export function revalidatePath(): void {}
