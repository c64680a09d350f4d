import { expect, test } from "vitest";
import { editAddress } from "../../src/docs/integrations/edit-link.ts";

const address = "https://git.example.com/group/dataplat/edit/main/src/docs/";

test.each([
  "https://git.example.com/group/dataplat",
  "https://git.example.com/group/dataplat/",
  "https://git.example.com/group/dataplat.git",
  "git+https://git.example.com/group/dataplat",
  "git+https://git.example.com/group/dataplat.git",
])("pages of the repository %s have an edit link", (repository) => {
  expect(editAddress(repository)).toBe(address);
});

test.each([
  "",
  "group/dataplat",
  "host:group/dataplat",
  "git@git.example.com:group/dataplat.git",
  "git+ssh://git@git.example.com/group/dataplat.git",
  "http://git.example.com/group/dataplat",
  "https://git.example.com",
  "https://git.example.com/group/dataplat#main",
])("pages of the repository '%s' have no edit link", (repository) => {
  expect(editAddress(repository)).toBeUndefined();
});
