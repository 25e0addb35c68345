-- Whoever orders is a customer, also in what is written down about readings of personal data.
ALTER TYPE security_act RENAME VALUE 'clientsListed' TO 'customersListed';
ALTER TYPE security_act RENAME VALUE 'clientsSearched' TO 'customersSearched';
ALTER TYPE security_act RENAME VALUE 'clientOpened' TO 'customerOpened';
ALTER TYPE security_act RENAME VALUE 'clientDataRead' TO 'customerDataRead';
