// The page's own words in this language, all in one.
const files = import.meta.glob<string>("./ru/*.ftl", { eager: true, query: "?raw", import: "default" });

export default Object.values(files).join("\n");
