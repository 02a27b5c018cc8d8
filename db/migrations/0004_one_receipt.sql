-- A payment has one receipt, also where two ask for it at the same moment.
create unique index documents_receipt on documents (tenant_id, payment_id) where kind = 'receipt';
