-- How a partner stands towards VAT, by the codes of its catalogue: what their invoices are expected to bear.
alter table partners add column vat_regime smallint check (vat_regime between 1 and 3);
