CREATE VIRTUAL TABLE airports_search USING fts5(
  code, city, name, country,
  content='', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3'
);
