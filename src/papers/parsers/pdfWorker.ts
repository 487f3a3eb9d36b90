// The part of pdf.js that takes a file apart. Loaded beside the rest, it is used in the same thread and starts no worker of its own.
import './pdfNeeds.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
