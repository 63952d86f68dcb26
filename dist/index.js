require('./main.js').action();
