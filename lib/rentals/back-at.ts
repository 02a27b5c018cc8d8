interface Listed {
  status: string;
  dueAt: Date | null;
  returnedAt: Date | null;
}

/** When the vehicle came back or is due back; null if the rental was cancelled before the vehicle was driven. */
export function backAt({ status, dueAt, returnedAt }: Listed): Date | null {
  return status === 'cancelled' ? null : (returnedAt ?? dueAt);
}
