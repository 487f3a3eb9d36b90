// A browser has none of Node’s types. See tsconfig.browser.json.
