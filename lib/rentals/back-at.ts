interface Listed {
  status: string;
  dueAt: Date | null;
  returnedAt: Date | null;
}

/** When the vehicle came back, or is to come back; null where it never does: a rental taken back before anything was driven. */
export function backAt({ status, dueAt, returnedAt }: Listed): Date | null {
  return status === 'cancelled' ? null : (returnedAt ?? dueAt);
}
