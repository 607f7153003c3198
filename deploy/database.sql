-- Runs once, as superuser, when the volume of PostgreSQL is new: a database for the site, and the role that owns it. The site
-- makes its tables at its first start. The role can do nothing outside its database.
\getenv password DATABASE_PASSWORD
CREATE ROLE readysix LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE readysix OWNER readysix;
REVOKE ALL ON DATABASE readysix, postgres FROM PUBLIC;
