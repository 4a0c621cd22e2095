-- Where the personal link that opened a session leads: a ticket is shown to whoever came by its own link, and by no other.
alter table sessions add link_path text;
