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
  /** The value that identifies the same upload: the hash of the bytes, or the pasted URL. */
  fingerprint: string;
}

/** Stored bytes that wait for their row. Only our own code can make one, never a request's body. */
export class StoredUpload {
  readonly facts: StoredFacts;

  constructor(facts: StoredFacts) {
    this.facts = facts;
  }

  /** For the idempotency key: the same file sent twice is the same request. */
  toJSON() {
    return this.facts.fingerprint;
  }
}
