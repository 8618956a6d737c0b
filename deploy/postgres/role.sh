#!/bin/sh
# Runs once, in an empty Postgres: the site's role owns its database and is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/site_password)" <<'SQL'
create role octa_gym login password :'password';
create database octa_gym owner octa_gym;
SQL
