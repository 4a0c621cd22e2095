-- When a mail leaves is written as an expression of the query itself: a function ran for each date of every tenant, each minute, and took nearly all
-- of the time of looking for what is due.
drop function mail_due_on(timestamptz, text, integer, integer, time, time, time, boolean);
drop function mail_due_at(timestamptz, text, integer, integer, time, time, time);
