// Reads the hall's OpenAPI (JSON) and writes the types of all that the hall hears and says. See `make types`.
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

const HEADER = "// Made by `make types` from the hall's OpenAPI. Do not edit: change the Python types and make it again.\n\n";

const types = await openapiTS(JSON.parse(await text(process.stdin)), {
  defaultNonNullable: false, // what has its default is not sent: it may be missing
  emptyObjectsUnknown: true, // an object of which nothing is said may hold anything
  exportType: true,
  rootTypes: true, // `News`, not only `components["schemas"]["News"]`
  rootTypesKeepCasing: true,
  rootTypesNoSchemaPrefix: true,
});
writeFileSync(process.argv[2] ?? "src/lib/api.d.ts", HEADER + astToString(types));
