// Nothing of Node is there in a browser. See tsconfig.browser.json.
