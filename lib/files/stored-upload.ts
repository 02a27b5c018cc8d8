interface StoredFacts {
  /** The id that the attachment will have. */
  id: string;
  tenantId: string;
  storageKey: string;
  thumbnailKey: string | null;
  fileName: string;
  contentType: string;
  width: number | null;
  height: number | null;
  sizeBytes: number;
  sha256: string;
  /** What tells the same request from another: the hash of what was sent, or the address that was pasted. */
  fingerprint: string;
}

/** Bytes that lie in the storage and wait for their row. Only our own code can make one: no request's body becomes it. */
export class StoredUpload {
  readonly facts: StoredFacts;

  constructor(facts: StoredFacts) {
    this.facts = facts;
  }

  /** For the idempotency key, by which the same file sent twice is the same request. */
  toJSON() {
    return this.facts.fingerprint;
  }
}
