// Loaded before the measured script: says at the end how much memory it held at most.
process.once('exit', () => process.stderr.write(`peak-kib ${process.resourceUsage().maxRSS}\n`))
