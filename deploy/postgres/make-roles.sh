#!/bin/sh
# Runs roles.sql in the image of PostgreSQL, when its folder is still empty. It reads the passwords itself.
set -eu
psql --username "$POSTGRES_USER" -f /roles/roles.sql
