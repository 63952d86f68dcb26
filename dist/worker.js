require('./main.js').worker();
